import "./tokens.css";
import "./reset.css";
import "./base.css";
import "./utilities.css";
