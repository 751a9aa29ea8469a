<?php
/* The widgets in Elementor, with the options of the block. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

class Maloca_Elementor_Widget extends \Elementor\Widget_Base {

	public function get_name() {
		return 'maloca';
	}

	public function get_title() {
		return 'Maloca';
	}

	public function get_icon() {
		return 'eicon-form-horizontal';
	}

	public function get_categories() {
		return array( 'general' );
	}

	public function get_keywords() {
		return array( 'maloca', 'reserva', 'viaje', 'contacto' );
	}

	/** Elementor loads them in its editor too, before the widget is drawn. */
	public function get_script_depends() {
		return array( 'maloca' );
	}

	public function get_style_depends() {
		return array( 'maloca' );
	}

	protected function register_controls() {
		$described = maloca_described();
		$widgets   = $described['widgets'];
		$buttons   = array_keys( array_filter( wp_list_pluck( $widgets, 'button' ) ) );
		$this->start_controls_section( 'maloca', array( 'label' => 'Maloca' ) );
		$this->add_control(
			'widget',
			array(
				'label'   => __( '¿Qué quieres mostrar?', 'maloca' ),
				'type'    => \Elementor\Controls_Manager::SELECT,
				'options' => array_diff_key( wp_list_pluck( $widgets, 'title' ), array( 'lightbox' => '' ) ),
				'default' => 'booking',
			)
		);
		$this->add_control(
			'words',
			array(
				'label'     => __( 'Texto del botón', 'maloca' ),
				'type'      => \Elementor\Controls_Manager::TEXT,
				'condition' => array( 'widget' => $buttons ),
			)
		);
		$this->add_options( true );
		$this->end_controls_section();
		$this->start_controls_section( 'maloca_more', array( 'label' => __( 'Más opciones', 'maloca' ) ) );
		$this->add_options( false );
		$this->end_controls_section();
	}

	/** A control for each option, shown while the chosen widget has it. */
	private function add_options( $first ) {
		$described = maloca_described();
		foreach ( $described['options'] as $name => $option ) {
			$has = array();
			foreach ( $described['widgets'] as $widget => $its ) {
				if ( in_array( $name, $its['options'], true ) ) {
					$has[] = $widget;
				}
			}
			if ( ! empty( $option['first'] ) !== $first || ! $has ) {
				continue;
			}
			$choices = isset( $option['choices'] ) ? $option['choices'] : $this->offered( $name );
			$this->add_control(
				'option-' . $name,
				array(
					'label'        => $option['label'],
					'description'  => isset( $option['help'] ) ? $option['help'] : '',
					'type'         => $this->type_of( $option['kind'], $choices ),
					'options'      => $choices,
					'return_value' => 'yes',
					'condition'    => array( 'widget' => $has ),
				)
			);
		}
	}

	private function type_of( $kind, $choices ) {
		if ( $choices ) {
			return \Elementor\Controls_Manager::SELECT;
		}
		$types = array(
			'boolean' => \Elementor\Controls_Manager::SWITCHER,
			'number'  => \Elementor\Controls_Manager::NUMBER,
		);
		return isset( $types[ $kind ] ) ? $types[ $kind ] : \Elementor\Controls_Manager::TEXT;
	}

	/** What can be chosen of the operator's trips. */
	private function offered( $name ) {
		$trips = maloca_operator()['trips'];
		if ( 'trip' === $name && $trips ) {
			return array( '' => __( 'Cualquiera', 'maloca' ) ) + wp_list_pluck( $trips, 'name' );
		}
		if ( 'package' !== $name || ! $trips ) {
			return array();
		}
		$packages = array( '' => __( 'Sin escoger', 'maloca' ) );
		foreach ( $trips as $trip ) {
			foreach ( array_keys( $trip['packages'] ) as $package ) {
				$packages[ $package ] = $trip['name'] . ': ' . $package;
			}
		}
		return $packages;
	}

	protected function render() {
		$set     = $this->get_settings_for_display();
		$options = array();
		foreach ( array_keys( maloca_described()['options'] ) as $name ) {
			if ( isset( $set[ 'option-' . $name ] ) ) {
				$options[ $name ] = $set[ 'option-' . $name ];
			}
		}
		// What somebody sends while editing reaches nobody.
		if ( \Elementor\Plugin::$instance->editor->is_edit_mode() ) {
			$options['test-mode'] = true;
		}
		// Its values are escaped where it is made.
		echo maloca_render_edited( $set['widget'], $options, isset( $set['words'] ) ? $set['words'] : '' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
	}
}
