// The order matters once: tokens.css names the cascade layers, after that import order is free.
import "./tokens.css";
import "./reset.css";
import "./base.css";
import "./utilities.css";
